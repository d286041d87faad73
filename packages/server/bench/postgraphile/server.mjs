import { createServer } from "node:http";
import { jwtVerify } from "jose";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";

/** PostGraphile as its documentation sets it up, with the same token verified before a request is planned. */
const [connectionString = "", secret = "", port = "0"] = process.argv.slice(2);
const key = new TextEncoder().encode(secret);

const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ["public"], poolConfig: { max: 20 } })],
  grafserv: { graphiql: false, watch: false },
  grafast: {
    explain: false,
    async context({ node }) {
      const token = node?.req.headers.authorization?.slice(7) ?? "";
      await jwtVerify(token, key, { issuer: "treadclub", audience: "treadclub" });
      return {};
    },
  },
};

const server = createServer();
await postgraphile(preset).createServ(grafserv).addTo(server);
await new Promise((done) => server.listen(Number(port), "127.0.0.1", done));
process.stdout.write("ready\n");
