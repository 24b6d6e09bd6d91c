// The address of a CV as a QR code, drawn in the browser, to be saved as a picture.
import { encode } from 'uqr'
import { fileStem } from '../../../../api/core/file-name.ts'
import { Icon } from '../../parts/icon.tsx'
import { saveFile } from '../../parts/save-file.ts'

/** Modules of white around the code, which readers need. */
const BORDER = 4
const PIXELS_A_MODULE = 24

function drawingOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}

const svgOf = ({ size, path }: ReturnType<typeof drawingOf>) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`

/** Null where the browser cannot draw. */
function pngOf({ size, path }: ReturnType<typeof drawingOf>): Promise<Blob | null> {
  const side = size * PIXELS_A_MODULE
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, side, side)
  pen.scale(PIXELS_A_MODULE, PIXELS_A_MODULE)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(path))
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}

export function QrCode({ url, person }: { url: string; person: string }) {
  const drawing = drawingOf(url)
  const { size, path } = drawing
  const name = fileStem(person, 'QR code')
  const savePng = async () => {
    const png = await pngOf(drawing)
    if (png) saveFile(`${name}.png`, png)
  }
  return (
    <div className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code of ${url}`} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <div>
        <p className="edit-hint">For paper, a slide or a business card: a phone’s camera opens the link.</p>
        <div className="picture-actions">
          <button type="button" className="button" onClick={savePng}>
            <Icon name="download" /> PNG<span className="visually-hidden"> of the QR code</span>
          </button>
          <button
            type="button"
            className="button"
            onClick={() => saveFile(`${name}.svg`, new Blob([svgOf(drawing)], { type: 'image/svg+xml' }))}
          >
            <Icon name="download" /> SVG<span className="visually-hidden"> of the QR code</span>
          </button>
        </div>
      </div>
    </div>
  )
}
