import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Camera, CameraDevice } from "@treadclub/capture/camera";
import { useT } from "#scanner/kit/words.ts";
import { Icon } from "#scanner/pieces/Icon.tsx";
import css from "./camera.module.css";

interface CameraControlsProps {
  readonly camera: Camera;
  readonly devices: readonly CameraDevice[];
  readonly onDevice: (deviceId: string) => void;
}

/** Light, zoom and another camera, each only where there is one. */
export function CameraControls({ camera, devices, onDevice }: CameraControlsProps): VNode {
  return (
    <div class={css.controls}>
      <Light camera={camera} />
      <Zoom camera={camera} />
      {devices.length > 1 && <OtherCamera camera={camera} devices={devices} onDevice={onDevice} />}
    </div>
  );
}

// Some phones know of their light only a moment after the start.
const LATE_LIGHT_MS = 700;

function Light({ camera }: Pick<CameraControlsProps, "camera">): VNode | null {
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
    <button type="button" class={css.control} aria-pressed={isOn} onClick={press}>
      <Icon name="light" />
      {t("scanner.camera.torch")}
    </button>
  );
}

function Zoom({ camera }: Pick<CameraControlsProps, "camera">): VNode | null {
  const t = useT();
  const [value, setValue] = useState<number | null>(null);
  const { zoom } = camera;
  if (!zoom) return null;
  return (
    <label class={css.control}>
      <Icon name="zoom" />
      {t("scanner.camera.zoom")}
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

function OtherCamera({ camera, devices, onDevice }: CameraControlsProps): VNode {
  const t = useT();
  return (
    <select
      class={css.control}
      aria-label={t("scanner.camera.choose")}
      value={camera.settings.deviceId ?? ""}
      onChange={(event) => onDevice(event.currentTarget.value)}
    >
      {devices.map((device, at) => (
        <option key={device.deviceId} value={device.deviceId}>
          {device.label || t("scanner.camera.name", { number: at + 1 })}
        </option>
      ))}
    </select>
  );
}
