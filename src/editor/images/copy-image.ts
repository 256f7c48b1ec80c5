import { LIMITS } from '#src/contract/limits.ts'

/**
 * A picture of another site as a file, where that site allows it (CORS). Read through a canvas, because the
 * Content-Security-Policy lets pictures come from any https host and connections go to this site only; `fetch`
 * would need `connect-src https:`, which any injected script could use to send text away.
 */
export async function copyImageToFile(src: string, name: string): Promise<File> {
  // A canvas holds one frame.
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
