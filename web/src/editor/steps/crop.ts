// The crop square. Moving and zooming never leave the picture. Pure.

/** `x`, `y`: the square's upper left corner, `size` its side, in pixels of the picture. */
export type Crop = { x: number; y: number; size: number }
export type Size = { width: number; height: number }

/** The largest square in the middle; in a tall picture nearer the top, where faces are. */
export function firstCrop({ width, height }: Size): Crop {
  const size = Math.min(width, height)
  return { x: (width - size) / 2, y: (height - size) / (height > width ? 4 : 2), size }
}

export function moveCrop(crop: Crop, picture: Size, dx: number, dy: number): Crop {
  return inside({ ...crop, x: crop.x + dx, y: crop.y + dy }, picture)
}

/** `zoom` 1 is the largest square, 4 a quarter of its side; the centre stays. */
export function zoomCrop(crop: Crop, picture: Size, zoom: number): Crop {
  const size = Math.min(picture.width, picture.height) / zoom
  return inside({ x: crop.x + (crop.size - size) / 2, y: crop.y + (crop.size - size) / 2, size }, picture)
}

function inside(crop: Crop, { width, height }: Size): Crop {
  const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value))
  return { ...crop, x: clamp(crop.x, width - crop.size), y: clamp(crop.y, height - crop.size) }
}
