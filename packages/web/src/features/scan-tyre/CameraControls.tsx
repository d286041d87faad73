import { useEffect, useId, useState, type ReactElement } from "react";
import { Flashlight, FlashlightOff, ZoomIn } from "lucide-react";
import type { Camera, CameraDevice } from "@treadclub/capture/camera";
import { useT } from "#kit/i18n.ts";
import css from "./ScanCamera.module.css";

interface CameraControlsProps {
  readonly camera: Camera;
  readonly devices: readonly CameraDevice[];
  readonly onDevice: (deviceId: string) => void;
}

/** Light, zoom and another camera, each only where there is one. */
export function CameraControls({ camera, devices, onDevice }: CameraControlsProps): ReactElement {
  return (
    <div className={css.controls}>
      <Light camera={camera} />
      <Zoom camera={camera} />
      {devices.length > 1 && <OtherCamera camera={camera} devices={devices} onDevice={onDevice} />}
    </div>
  );
}

// Some phones know of their light only a moment after the start.
const LATE_LIGHT_MS = 700;

function Light({ camera }: Pick<CameraControlsProps, "camera">): ReactElement | null {
  const t = useT();
  const [isThere, setThere] = useState(camera.torch.available);
  const [isOn, setOn] = useState(camera.torch.isOn);
  useEffect(() => {
    setThere(camera.torch.available);
    setOn(camera.torch.isOn);
    const timer = setTimeout(() => setThere(camera.torch.available), LATE_LIGHT_MS);
    return () => clearTimeout(timer);
  }, [camera]);
  if (!isThere) return null;
  const press = (): void =>
    void camera.torch
      .set(!isOn)
      .catch(() => setThere(false))
      .finally(() => setOn(camera.torch.isOn));
  return (
    <button type="button" className={css.control} aria-pressed={isOn} onClick={press}>
      {isOn ? <Flashlight aria-hidden="true" /> : <FlashlightOff aria-hidden="true" />}
      {t("scan.camera.torch")}
    </button>
  );
}

function Zoom({ camera }: Pick<CameraControlsProps, "camera">): ReactElement | null {
  const t = useT();
  const id = useId();
  const [value, setValue] = useState<number | null>(null);
  const { zoom } = camera;
  if (!zoom) return null;
  return (
    <label className={css.control} htmlFor={id}>
      <ZoomIn aria-hidden="true" />
      {t("scan.camera.zoom")}
      <input
        id={id}
        type="range"
        min={zoom.min}
        max={zoom.max}
        step={zoom.step}
        value={value ?? zoom.min}
        onChange={(event) => {
          setValue(event.target.valueAsNumber);
          void zoom.set(event.target.valueAsNumber).catch(() => undefined);
        }}
      />
    </label>
  );
}

function OtherCamera({ camera, devices, onDevice }: CameraControlsProps): ReactElement {
  const t = useT();
  return (
    <select
      className={css.control}
      aria-label={t("scan.camera.choose")}
      value={camera.settings.deviceId ?? ""}
      onChange={(event) => onDevice(event.target.value)}
    >
      {devices.map((device, index) => (
        <option key={device.deviceId} value={device.deviceId}>
          {device.label || t("scan.camera.name", { number: index + 1 })}
        </option>
      ))}
    </select>
  );
}
