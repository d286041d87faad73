import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";

export type NavigateTo = (href: string, options?: { readonly replace?: boolean }) => void;

/** Returns a function that navigates within the application. */
export function useNavigateTo(): NavigateTo {
  const navigate = useNavigate();
  return useCallback((href, options = {}) => void navigate({ href, replace: options.replace ?? false }), [navigate]);
}
