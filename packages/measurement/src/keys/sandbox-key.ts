/** The key that everybody may try the sandbox with; its prefix is the whole of it, which no other key's is. */
export const publicSandboxKey = "tk_test_public";
