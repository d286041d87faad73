/** Finds QR codes in a picture. */
export interface QrReader {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface NativeDetector {
  new (options: { readonly formats: readonly string[] }): QrReader;
  getSupportedFormats(): Promise<string[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: NativeDetector;
  }
}

/** The browser's own reader where it has one; elsewhere a library, which loads now. */
export async function openQrReader(): Promise<QrReader> {
  const native = window.BarcodeDetector;
  const formats: string[] = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  if (native && formats.includes("qr_code")) return new native({ formats: ["qr_code"] });
  const { BarcodeDetector } = await import("qr/decode.js");
  return new BarcodeDetector({ formats: ["qr_code"] });
}
