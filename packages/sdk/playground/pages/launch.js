import { settings } from "./dom.js";

/** Opens the scanner; the page is left. `inputs`: launch, workflow, and what the form says. Throws a ScanError. */
export async function launch(tokenData, inputs) {
  const { apiBase, scheme } = await settings();
  return TreadSDK.startScanning({
    apiBase,
    tokenData,
    exitURL: `${location.origin}/return`,
    errorURL: `${location.origin}/error`,
    workflowVersion: inputs.workflow,
    launch: inputs.launch ?? "web",
    showScanResultsInApp: inputs.showScanResultsInApp ?? true,
    supportURL: inputs.help === false ? undefined : `${location.origin}/help`,
    android: { scheme: `${scheme}://scan`, store: `${location.origin}/elsewhere?what=store` },
    ios: { appClip: `${location.origin}/elsewhere?what=clip` },
    onHandoff: inputs.onHandoff,
  });
}
