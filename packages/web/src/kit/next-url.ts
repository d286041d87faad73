export { safeNextUrl } from "@treadclub/rules/next-url";
