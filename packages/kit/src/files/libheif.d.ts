/** The part of the library that is used here; its own types say `any` where it matters. */
declare module "libheif-js/libheif-wasm/libheif.js" {
  interface Code {
    readonly value: number;
  }
  /** What the library answers where it fails. */
  export interface Failure {
    readonly code: Code;
    readonly message: string;
  }
  type Context = object;
  type Handle = object & { readonly code?: undefined };
  export interface Channel {
    readonly width: number;
    readonly height: number;
    /** Bytes from one line to the next. */
    readonly stride: number;
    /** A view of the library's own memory. */
    readonly data: Uint8Array;
  }
  interface Library {
    readonly heif_colorspace: { readonly heif_colorspace_RGB: Code };
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: Code; readonly heif_chroma_interleaved_RGBA: Code };
    heif_context_alloc(): Context;
    heif_context_read_from_memory(context: Context, bytes: Uint8Array): Failure;
    heif_js_context_get_primary_image_handle(context: Context): Handle | Failure;
    heif_image_handle_get_width(handle: Handle): number;
    heif_image_handle_get_height(handle: Handle): number;
    heif_image_handle_has_alpha_channel(handle: Handle): number;
    heif_js_decode_image2(
      handle: Handle,
      space: Code,
      chroma: Code,
    ): { readonly code?: undefined; readonly channels: readonly Channel[] } | Failure;
  }
  const load: (options: { wasmBinary: Uint8Array; print: () => void; printErr: () => void }) => Library;
  export default load;
}
