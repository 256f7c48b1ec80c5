import { LIMITS } from '#src/contract/limits.ts'

/**
 * Copies an image of another site to a file, if that site allows it (CORS). Uses a canvas, because the
 * Content-Security-Policy allows images from any https host but connections to this site only; `fetch`
 * would need `connect-src https:`, which any injected script could use to exfiltrate text.
 */
export async function copyImageToFile(src: string, name: string): Promise<File> {
  // A canvas holds a single frame.
  if (/\.gif(?:[?#]|$)/i.test(src)) throw new Error('An animation cannot be copied')
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.referrerPolicy = 'no-referrer'
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const exact = await encodeCanvas(canvas, 'image/png')
  const blob = exact.size > LIMITS.uploadBytes ? await encodeCanvas(canvas, 'image/webp') : exact
  return new File([blob], `${name}.${blob.type.slice('image/'.length)}`, { type: blob.type })
}

const encodeCanvas = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error(`The picture cannot be written as ${type}`))
    }, type)
  })
