import { LRUCache } from 'lru-cache'
import { siteMark } from '#src/lib/site-mark.ts'
import { onAccentOf } from '#src/lib/color/accent.ts'
import { readCoverImage } from '#src/services/media/cover-image.ts'
import { runToImage } from '#src/services/images/run-image-job.ts'
import { getSiteAppearance } from '#src/services/appearance/appearance-service.ts'
import type { Appearance } from '#src/services/appearance/appearance-service.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'
import { siteIconVersion } from './site-icon.ts'
import { notFoundResponse, versionedResponse } from './text-response.ts'

type IconShape = {
  side: number
  isSquare?: boolean
  scale?: number
}

const SHAPES = new Map<string, IconShape>([
  ['apple-touch-icon.png', { side: 180, isSquare: true }],
  // For the RSS feed, where 144 pixels is the maximum.
  ['icon-144.png', { side: 144 }],
  ['icon-192.png', { side: 192 }],
  ['icon-512.png', { side: 512 }],
  // The safe zone of a maskable icon is a circle of 80 % of the side.
  ['icon-maskable-512.png', { side: 512, isSquare: true, scale: 0.8 }],
])

const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: 2 * SHAPES.size })

/** The icon of the site under one of its addresses. With its current version in the query it is immutable. */
export async function siteIconResponse(request: Request, file: string): Promise<Response> {
  const shape = SHAPES.get(file)
  if (!shape && file !== 'icon.svg') return notFoundResponse()
  const appearance = await getSiteAppearance()
  const { name } = (await getProfile()).personal
  const drawing = { appearance, name }
  return versionedResponse(request, siteIconVersion(appearance, name), {
    contentType: shape ? 'image/png' : 'image/svg+xml',
    read: async () => (shape ? png({ ...drawing, file, shape }) : mark(drawing)),
  })
}

type Mark = { appearance: Appearance; name: string; isSquare?: boolean }

function mark({ appearance, ...rest }: Mark) {
  const { light } = appearance.accents
  return siteMark({ background: light, line: onAccentOf('light', light), ...rest })
}

type Drawing = { appearance: Appearance; name: string; file: string; shape: IconShape }

async function png({ appearance, name, file, shape }: Drawing) {
  const key = `${siteIconVersion(appearance, name)} ${file}`
  const known = drawn.get(key)
  if (known) return known
  const { side, isSquare = false, scale = 1 } = shape
  const inner = Math.round((side * scale) / 2) * 2
  const image = appearance.icon && (await readCoverImage(appearance.icon.url, inner))
  const background = image ? '#ffffff' : appearance.accents.light
  const edge = (side - inner) / 2
  const icon = await runToImage({
    ...{ kind: image ? 'images' : 'drawings', job: 'drawIcon', name: 'The icon' },
    // A transparent image would be black on the home screen of a phone.
    options: { inner, edge, background, isOpaque: isSquare },
    blobs: [image ?? Buffer.from(mark({ appearance, name, isSquare }))],
  })
  const bytes = new Uint8Array(icon)
  drawn.set(key, bytes)
  return bytes
}
