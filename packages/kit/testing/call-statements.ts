import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import type { EndpointShape } from "@treadclub/contract";
import { keysOf } from "@treadclub/contract/cast";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import type { Notice } from "../src/db/deferred.ts";

/** A call that was answered, with what it sent to the database until then. */
export interface SeenCall<N extends string> {
  readonly name: N;
  readonly status: number;
  readonly statements: readonly string[];
  /** What it announced live. */
  readonly topics: readonly string[];
  readonly requestId: string;
}

const routeOf = (method: string, url: string): string => `${method} ${url}`;

// A statement that waits for a connection is sent while another call gives its own back: it stays that of whoever waited.
const { connect } = pg.Pool.prototype;
Object.assign(pg.Pool.prototype, {
  connect(this: pg.Pool, waiting?: (...found: unknown[]) => void): unknown {
    return Reflect.apply(connect, this, waiting ? [AsyncResource.bind(waiting)] : []);
  },
});

interface Running<N extends string> {
  readonly name: N;
  readonly statements: string[];
  readonly topics: string[];
}

function topicOf({ payload }: Notice): string[] {
  const topic = /"topic":"([^"]*)"/.exec(payload)?.[1];
  return topic === undefined ? [] : [topic];
}

/**
 * Hears every statement that goes to the database, and tells those of a call from those of others that run at the same time.
 * `base` is where the calls of the catalog are served, such as `/api/v1/`.
 */
export function openCallStatements<N extends string>(catalog: Readonly<Record<N, EndpointShape>>, base: string) {
  const names = new Map<string, N>(
    keysOf(catalog).map((name) => {
      const { method, path } = catalog[name];
      return [routeOf(method, `${base}${path.replaceAll(/\{(\w+)\}/g, ":$1")}`), name];
    }),
  );
  const current = new AsyncLocalStorage<Pick<Running<N>, "statements" | "topics">>();
  const running = new WeakMap<object, Running<N>>();
  const observed = new AsyncLocalStorage<string[]>();
  return {
    onQuery(sql: string): void {
      observed.getStore()?.push(sql);
      current.getStore()?.statements.push(sql);
    },
    onCommitted(notices: readonly Notice[]): void {
      current.getStore()?.topics.push(...notices.flatMap(topicOf));
    },
    /** Returns what the work sends, without what timers of the application send at the same time. */
    async during<T>(work: () => Promise<T>): Promise<{ result: T; seen: string[] }> {
      const seen: string[] = [];
      const result = await observed.run(seen, work);
      return { result, seen: [...seen] };
    },
    watch(http: FastifyInstance, onCall: (call: SeenCall<N>) => void): void {
      http.addHook("preHandler", (request, _reply, done) => {
        const name = names.get(routeOf(request.method, request.routeOptions.url ?? ""));
        if (name === undefined) return done();
        const call: Running<N> = { name, statements: [], topics: [] };
        running.set(request, call);
        current.run(call, done);
      });
      http.addHook("onResponse", (request, reply, done) => {
        const call = running.get(request);
        // Work after the reply is not part of it.
        if (call)
          onCall({
            name: call.name,
            status: reply.statusCode,
            statements: [...call.statements],
            topics: [...call.topics],
            requestId: request.id,
          });
        done();
      });
    },
  };
}
