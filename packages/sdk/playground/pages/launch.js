import { settings } from "./dom.js";

/** Opens the scanner; the page is left. `wishes`: launch, workflow, and what the form says. Throws a ScanError. */
export async function launch(token, wishes) {
  const { apiBase, scheme } = await settings();
  return TreadSDK.startScanning({
    apiBase,
    tokenData: { measurement_tokens: [{ measurement_token: token }] },
    exitURL: `${location.origin}/return`,
    errorURL: `${location.origin}/error`,
    workflowVersion: wishes.workflow,
    launch: wishes.launch ?? "web",
    showScanResultsInApp: wishes.showScanResultsInApp ?? true,
    supportURL: wishes.help === false ? undefined : `${location.origin}/help`,
    android: { scheme: `${scheme}://scan`, store: `${location.origin}/elsewhere?what=store` },
    ios: { appClip: `${location.origin}/elsewhere?what=clip` },
    onHandoff: wishes.onHandoff,
  });
}
