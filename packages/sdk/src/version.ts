/** Version of the SDK; travels in every launch payload as `sdkVersion`. */
export const sdkVersion = "2.1.3";
