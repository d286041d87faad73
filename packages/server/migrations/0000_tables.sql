CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_user_id" bigint,
	"acting_admin_id" bigint,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"thing" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"diff" jsonb,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"user_id" bigint,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	"once_key" text,
	CONSTRAINT "outbox_messages_onceKey_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "shared_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "state_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "state_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"machine" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor_user_id" bigint,
	"acting_admin_id" bigint
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"photo_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"given" boolean NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refresh_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"acting_admin_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"locale" text DEFAULT 'en' NOT NULL,
	"disabled" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"name" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"bays" integer DEFAULT 2 NOT NULL,
	"time_zone" text DEFAULT 'Europe/London' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_users" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"position" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"postcode" text NOT NULL,
	"website" text,
	"state" text DEFAULT 'new' NOT NULL,
	"scan_permission" boolean DEFAULT false NOT NULL,
	"scan_manage" text DEFAULT 'admin_only' NOT NULL,
	"vat_registered" boolean DEFAULT true NOT NULL,
	"default_language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"location_id" bigint NOT NULL,
	"day" integer NOT NULL,
	"open_time" text NOT NULL,
	"close_time" text NOT NULL,
	CONSTRAINT "opening_hours_location_id_day_open_time_pk" PRIMARY KEY("location_id","day","open_time")
);
--> statement-breakpoint
CREATE TABLE "consumer_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consumer_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"consumer_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"ref_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consumer_links_once" UNIQUE("member_id","consumer_id","reason","ref_id")
);
--> statement-breakpoint
CREATE TABLE "consumers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"type" text NOT NULL,
	"state" text DEFAULT 'unread' NOT NULL,
	"values" jsonb NOT NULL,
	"open_field" bigint,
	"open_field_type" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"consumer_id" bigint NOT NULL,
	"number" text NOT NULL,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"colour" text NOT NULL,
	"fuel" text NOT NULL,
	"engine_size" text NOT NULL,
	"year" integer,
	"last_mot_on" date,
	"mot_due_on" date,
	"next_service_on" date,
	"mot_reminder" boolean DEFAULT true NOT NULL,
	"mileage" integer,
	"average_annual_mileage" integer,
	"tyre_size" text NOT NULL,
	"load_rating" text NOT NULL,
	"speed_rating" text NOT NULL,
	"rear_tyre_size" text NOT NULL,
	"rear_load_rating" text NOT NULL,
	"rear_speed_rating" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"consumer_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"ref_id" bigint,
	"expires_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_discounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"club_id" bigint NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"description" text NOT NULL,
	"terms" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_memberships" (
	"club_id" bigint NOT NULL,
	"consumer_id" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_memberships_club_id_consumer_id_pk" PRIMARY KEY("club_id","consumer_id")
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clubs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"scan_manage" text,
	"welcome" boolean DEFAULT false NOT NULL,
	"pending" jsonb,
	"decline_message" text,
	"created_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"live_since" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "clubs_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"consumer_id" bigint NOT NULL,
	"club_id" bigint NOT NULL,
	"club_discount_id" bigint NOT NULL,
	"member_id" bigint,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"description" text NOT NULL,
	"terms" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"state" text DEFAULT 'issued' NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_on" date,
	"request_id" bigint,
	"scan_id" bigint,
	"used_at" timestamp with time zone,
	"used_member_id" bigint,
	"used_by_user_id" bigint,
	CONSTRAINT "vouchers_code_unique" UNIQUE("code"),
	CONSTRAINT "vouchers_once" UNIQUE("consumer_id","club_discount_id")
);
--> statement-breakpoint
CREATE TABLE "scan_photos" (
	"scan_id" bigint NOT NULL,
	"photo_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "scan_photos_scan_id_photo_id_pk" PRIMARY KEY("scan_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"consumer_id" bigint NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"member_id" bigint,
	"club_id" bigint,
	"type" text DEFAULT 'tyre' NOT NULL,
	"position" text NOT NULL,
	"state" text DEFAULT 'submitted' NOT NULL,
	"results" text[] DEFAULT '{}' NOT NULL,
	"inner_mm" double precision,
	"middle_mm" double precision,
	"outer_mm" double precision,
	"minimum_mm" double precision,
	"uncertainty_mm" double precision,
	"method" text,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"mileage" integer,
	"tyre_size" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"reviewer_id" bigint,
	"seen_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"consumer_id" bigint NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"positions" text[] NOT NULL,
	"quantity" integer NOT NULL,
	"tyre_size" text NOT NULL,
	"load_rating" text NOT NULL,
	"speed_rating" text NOT NULL,
	"tyre_brand" text NOT NULL,
	"preferred_on" date,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"request_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"consumer_id" bigint NOT NULL,
	"state" text DEFAULT 'awaiting_member' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"brand" text,
	"unit_price_pence" integer,
	"alternatives" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alignment_check" boolean DEFAULT false NOT NULL,
	"fitting_minutes" integer,
	"message" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_once" UNIQUE("request_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"state" text DEFAULT 'awaiting_member' NOT NULL,
	"quote_id" bigint,
	"member_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"consumer_id" bigint NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"proposed_starts_at" timestamp with time zone,
	"proposed_ends_at" timestamp with time zone,
	"message" text DEFAULT '' NOT NULL,
	"total_pence" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"location_id" bigint NOT NULL,
	"bay" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"booking_id" bigint,
	"consumer_id" bigint NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_users" ADD CONSTRAINT "member_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_users" ADD CONSTRAINT "member_users_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_hours" ADD CONSTRAINT "opening_hours_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_links" ADD CONSTRAINT "consumer_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumer_links" ADD CONSTRAINT "consumer_links_consumer_id_consumers_id_fk" FOREIGN KEY ("consumer_id") REFERENCES "public"."consumers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consumers" ADD CONSTRAINT "consumers_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_consumer_id_consumers_id_fk" FOREIGN KEY ("consumer_id") REFERENCES "public"."consumers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_consumer_id_consumers_id_fk" FOREIGN KEY ("consumer_id") REFERENCES "public"."consumers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_discounts" ADD CONSTRAINT "club_discounts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_memberships" ADD CONSTRAINT "club_memberships_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_memberships" ADD CONSTRAINT "club_memberships_consumer_id_consumers_id_fk" FOREIGN KEY ("consumer_id") REFERENCES "public"."consumers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_consumer_id_consumers_id_fk" FOREIGN KEY ("consumer_id") REFERENCES "public"."consumers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_club_discount_id_club_discounts_id_fk" FOREIGN KEY ("club_discount_id") REFERENCES "public"."club_discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_used_member_id_members_id_fk" FOREIGN KEY ("used_member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_photos" ADD CONSTRAINT "scan_photos_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_consumer_id_consumers_id_fk" FOREIGN KEY ("consumer_id") REFERENCES "public"."consumers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_consumer_id_consumers_id_fk" FOREIGN KEY ("consumer_id") REFERENCES "public"."consumers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_consumer_id_consumers_id_fk" FOREIGN KEY ("consumer_id") REFERENCES "public"."consumers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_consumer_id_consumers_id_fk" FOREIGN KEY ("consumer_id") REFERENCES "public"."consumers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_consumer_id_consumers_id_fk" FOREIGN KEY ("consumer_id") REFERENCES "public"."consumers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_thing" ON "audit_log" USING btree ("thing","thing_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_user_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_newest" ON "outbox_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "photos_user" ON "photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "photos_removed" ON "photos" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "state_history_thing" ON "state_history" USING btree ("machine","thing_id","id");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "uploads_age" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role");--> statement-breakpoint
CREATE INDEX "locations_member" ON "locations" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "member_users_member" ON "member_users" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "members_state" ON "members" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING btree ("company_name","id");--> statement-breakpoint
CREATE INDEX "members_created" ON "members" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "consumer_links_consumer" ON "consumer_links" USING btree ("consumer_id");--> statement-breakpoint
CREATE INDEX "consumers_created" ON "consumers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","role","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","role","state");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_number" ON "vehicles" USING btree ("number") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "vehicles_consumer" ON "vehicles" USING btree ("consumer_id","id");--> statement-breakpoint
CREATE INDEX "credit_entries_consumer" ON "credit_entries" USING btree ("consumer_id","id");--> statement-breakpoint
CREATE INDEX "club_discounts_club" ON "club_discounts" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "club_memberships_consumer" ON "club_memberships" USING btree ("consumer_id");--> statement-breakpoint
CREATE INDEX "clubs_member" ON "clubs" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "clubs_waiting" ON "clubs" USING btree ("state","waiting_since","id");--> statement-breakpoint
CREATE INDEX "clubs_queue" ON "clubs" USING btree ("waiting_since","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "clubs_created" ON "clubs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_consumer" ON "vouchers" USING btree ("consumer_id","state","expires_on","id");--> statement-breakpoint
CREATE INDEX "vouchers_member" ON "vouchers" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "vouchers_request" ON "vouchers" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "vouchers_used_member" ON "vouchers" USING btree ("used_member_id","used_at");--> statement-breakpoint
CREATE INDEX "vouchers_expiry" ON "vouchers" USING btree ("state","expires_on");--> statement-breakpoint
CREATE INDEX "scans_consumer" ON "scans" USING btree ("consumer_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "scans_tyre" ON "scans" USING btree ("vehicle_id","position","state","id");--> statement-breakpoint
CREATE INDEX "scans_waiting" ON "scans" USING btree ("state","waiting_since","id");--> statement-breakpoint
CREATE INDEX "scans_newest" ON "scans" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "scans_queue" ON "scans" USING btree ("waiting_since","submitted_at" DESC,"id" DESC);--> statement-breakpoint
CREATE INDEX "quote_requests_consumer" ON "quote_requests" USING btree ("consumer_id","id");--> statement-breakpoint
CREATE INDEX "quotes_member" ON "quotes" USING btree ("member_id","state","requested_at","id");--> statement-breakpoint
CREATE INDEX "quotes_consumer" ON "quotes" USING btree ("consumer_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "quotes_expiry" ON "quotes" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "bookings_member" ON "bookings" USING btree ("member_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_member_state" ON "bookings" USING btree ("member_id","state","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_consumer" ON "bookings" USING btree ("consumer_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_quote" ON "bookings" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "bookings_state" ON "bookings" USING btree ("state","starts_at");--> statement-breakpoint
CREATE INDEX "places_booking" ON "places" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "places_location" ON "places" USING btree ("location_id","starts_at");--> statement-breakpoint
CREATE INDEX "places_holder" ON "places" USING btree ("consumer_id","expires_at");