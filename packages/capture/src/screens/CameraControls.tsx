import type { Translate } from "@treadclub/texts/translate";
import { useEffect, useState, type View } from "#capture/view.ts";
import type { Camera, CameraDevice } from "../camera.ts";
import css from "./CameraControls.module.css";
import { Icon } from "./Icon.tsx";

interface CameraControlsProps {
  readonly t: Translate;
  readonly camera: Camera;
  readonly devices: readonly CameraDevice[];
  readonly onDevice: (deviceId: string) => void;
}

/** Torch, zoom and camera choice, each only where there is one. */
export function CameraControls({ t, camera, devices, onDevice }: CameraControlsProps): View {
  return (
    <div className={css.controls}>
      <Light t={t} camera={camera} />
      <Zoom t={t} camera={camera} />
      {devices.length > 1 && <OtherCamera t={t} camera={camera} devices={devices} onDevice={onDevice} />}
    </div>
  );
}

// Some phones report their torch only a moment after the start.
const LATE_LIGHT_MS = 700;

function Light({ t, camera }: Pick<CameraControlsProps, "t" | "camera">): View | null {
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
      <Icon name="light" />
      {t("capture.torch")}
    </button>
  );
}

function Zoom({ t, camera }: Pick<CameraControlsProps, "t" | "camera">): View | null {
  const [value, setValue] = useState<number | null>(null);
  const { zoom } = camera;
  if (!zoom) return null;
  return (
    <label className={css.control}>
      <Icon name="zoom" />
      {t("capture.zoom")}
      <input
        type="range"
        min={zoom.min}
        max={zoom.max}
        step={zoom.step}
        value={value ?? zoom.min}
        onInput={(event) => {
          setValue(event.currentTarget.valueAsNumber);
          void zoom.set(event.currentTarget.valueAsNumber).catch(() => undefined);
        }}
      />
    </label>
  );
}

function OtherCamera({ t, camera, devices, onDevice }: CameraControlsProps): View {
  return (
    <select
      className={css.control}
      aria-label={t("capture.device")}
      value={camera.settings.deviceId ?? ""}
      onChange={(event) => onDevice(event.currentTarget.value)}
    >
      {devices.map((device, at) => (
        <option key={device.deviceId} value={device.deviceId}>
          {device.label || t("capture.deviceNumber", { number: at + 1 })}
        </option>
      ))}
    </select>
  );
}
