import type { FastifyReply } from "fastify";

/** The sites that may frame the page of a club's code; null: no such page. */
export type FrameSites = (code: string, ip: string) => Promise<readonly string[] | null>;

const framedPage = /^iframe_by_code\/([^/]+)\/?$/;
const framingPage = /^iframe\/?$/;

/**
 * Nobody frames our pages, but a member's own sites the page of its club, and ourselves to try it out at `/app/iframe`,
 * which is the only page that holds frames.
 */
export async function frameHeaders(
  reply: FastifyReply,
  path: string,
  sitesOf: (code: string) => Promise<readonly string[] | null>,
): Promise<void> {
  if (framingPage.test(path)) changePolicy(reply, (policy) => `${policy}; frame-src 'self'`);
  const code = decoded(framedPage.exec(path)?.[1]);
  const sites = code === null ? null : await sitesOf(code);
  if (!sites) return;
  const ancestors = ["'self'", ...sites].join(" ");
  changePolicy(reply, (policy) => policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`));
  // It knows no list; where both are sent, browsers go by the policy, old ones would refuse.
  void reply.removeHeader("x-frame-options");
}

function changePolicy(reply: FastifyReply, change: (policy: string) => string): void {
  void reply.header("content-security-policy", change(String(reply.getHeader("content-security-policy"))));
}

function decoded(text: string | undefined): string | null {
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
