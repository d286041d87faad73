import SwaggerUI from "swagger-ui-dist/swagger-ui-es-bundle.js";
import "swagger-ui-dist/swagger-ui.css";
import { completeAccessibility } from "./accessibility.ts";
import { encodedBearer } from "./bearer.ts";
import { referencePlugin } from "./plugin.ts";
import "./swagger.css";
import type { SwaggerOptions } from "./swagger-types.ts";

/** Opens the whole reference in place of the list of calls, at the call that the address names. */
export function openReference(root: Element, url: string): void {
  completeAccessibility(root);
  const options: SwaggerOptions = {
    url,
    domNode: root,
    plugins: [referencePlugin],
    filter: true,
    deepLinking: true,
    docExpansion: "list",
    defaultModelExpandDepth: 2,
    // The named schemas stay folded: each call shows its own.
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    // Keys stay in the memory of this page.
    persistAuthorization: false,
    syntaxHighlight: { activated: false },
    validatorUrl: null,
    requestInterceptor: (request) => {
      // The description names the public address; the policy allows calls to the address that this page was opened at.
      const { pathname, search } = new URL(request.url, location.href);
      request.url = location.origin + pathname + search;
      const { Authorization: authorization } = request.headers;
      if (authorization !== undefined) request.headers["Authorization"] = encodedBearer(authorization);
      return request;
    },
  };
  SwaggerUI(options);
}
