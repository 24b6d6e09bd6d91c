// Crops a square from a picture, by pointer, slider and arrow keys. The result is a JPEG of 640 pixels a side.
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Actions, Dialog } from '../../parts/dialog.tsx'
import { type Crop, firstCrop, moveCrop, zoomCrop } from './crop.ts'

/** Side of the drawing in the dialog and of the picture that is sent, in pixels. */
const [SHOWN, SENT] = [280, 640]

const ARROWS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Props = { picture: ImageBitmap; onClose: () => void; onCropped: (file: Blob) => Promise<void> }

export function CropDialog({ picture, onClose, onCropped }: Props) {
  const { crop, zoom, zoomTo, drag, onKeyDown } = useCrop(picture)
  const [busy, setBusy] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop, SHOWN * 2)
  }, [picture, crop])

  const use = async () => {
    setBusy(true)
    const file = await jpegOf(picture, crop)
    if (file) await onCropped(file)
    setBusy(false)
  }
  return (
    <Dialog open onClose={onClose} labelledBy="crop-title" className="crop">
      <h2 id="crop-title">Choose what to show</h2>
      <button
        type="button"
        className="crop-area"
        aria-label="Picture: move it with the arrow keys"
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} width={SHOWN * 2} height={SHOWN * 2} onPointerMove={drag} />
      </button>
      <label className="crop-zoom">
        Size
        <input
          type="range"
          min="1"
          max="4"
          step="0.05"
          value={zoom}
          onChange={event => zoomTo(Number(event.target.value))}
        />
      </label>
      <Actions label="Cancel" onClick={onClose}>
        <button type="button" className="button primary" onClick={use} disabled={busy}>
          {busy ? 'Uploading…' : 'Use this picture'}
        </button>
      </Actions>
    </Dialog>
  )
}

function useCrop(picture: ImageBitmap) {
  const [crop, setCrop] = useState<Crop>(() => firstCrop(picture))
  const [zoom, setZoom] = useState(1)
  const zoomTo = (next: number) => {
    setZoom(next)
    setCrop(zoomCrop(crop, picture, next))
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const scale = crop.size / SHOWN
    setCrop(moveCrop(crop, picture, -event.movementX * scale, -event.movementY * scale))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = crop.size / 20
    const [dx, dy] = ARROWS[event.key] ?? [0, 0]
    if (dx === 0 && dy === 0) return
    event.preventDefault()
    setCrop(moveCrop(crop, picture, dx * step, dy * step))
  }
  return { crop, zoom, zoomTo, drag, onKeyDown }
}

function jpegOf(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  draw(canvas, picture, crop, SENT)
  return new Promise(done => canvas.toBlob(done, 'image/jpeg', 0.9))
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, side: number): void {
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return
  // A JPEG has no transparency: use a white background instead of black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, crop.x, crop.y, crop.size, crop.size, 0, 0, side, side)
}
