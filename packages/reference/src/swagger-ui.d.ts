/** The part of Swagger UI that we use; the package brings no types. */
declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  import type { SwaggerOptions } from "./swagger-types.ts";

  const SwaggerUI: (options: SwaggerOptions) => unknown;
  export default SwaggerUI;
}
