export interface Location {
  readonly id: number;
  readonly name: string;
  readonly address_line_1: string;
  readonly address_line_2: string;
  readonly city: string;
  readonly postcode: string;
}

interface Quote {
  readonly id: number;
  readonly number: string;
  readonly request_id: number;
  readonly state: string;
  readonly tyre_size: string;
  readonly quantity: number;
  readonly positions: readonly string[];
  readonly preferred_on: string | null;
  readonly requested_at: string;
  readonly expires_at: string;
  readonly unit_price_pence: number | null;
  readonly services: readonly { readonly quantity: number; readonly price_pence: number }[];
}

interface Voucher {
  readonly id: number;
  readonly code: string;
  readonly state: string;
  readonly amount_pence: number;
  readonly member_id: number | null;
  readonly issued_at: string;
}

/** A booking with what is joined to it; a list and one booking ask for other parts. */
export interface BookingRow {
  readonly id: number;
  readonly type: string;
  readonly state: string;
  readonly quote_id: number | null;
  readonly member_id: number;
  readonly location_id: number;
  readonly consumer_id: number;
  readonly vehicle_id: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly total_pence: number | null;
  readonly requested_at: Date;
  readonly seen_at: Date | null;
  readonly number: string;
  readonly brand: string;
  readonly model: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly consumer_phone: string | null;
  readonly consumer_email: string;
  readonly company_name?: string;
  readonly site?: string;
  readonly address_line1?: string;
  readonly address_line2?: string;
  readonly city?: string;
  readonly postcode?: string;
  readonly member_phone?: string;
  readonly website?: string | null;
  readonly locations?: readonly Location[];
  readonly message: string;
  readonly version: number;
  readonly proposed_starts_at: Date | null;
  readonly proposed_ends_at: Date | null;
  readonly quote: Quote | null;
  readonly vouchers: readonly Voucher[] | null;
}
