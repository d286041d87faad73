import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";

export type Go = (href: string, options?: { readonly replace?: boolean }) => void;

/** Goes to an address of the application. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback((href, options = {}) => void navigate({ href, replace: options.replace ?? false }), [navigate]);
}
