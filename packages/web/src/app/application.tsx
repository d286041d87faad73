import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, type ReactElement } from "react";
import { router } from "./router.tsx";

/** The same tree for the build, which prints pages, and for the browser, which takes them over. */
export const application = (): ReactElement => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
