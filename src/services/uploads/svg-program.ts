import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { LIMITS } from '#src/contract/limits.ts'

/** Dots per inch: twice those at which a picture has its own size. */
const DENSITY = 144
const WIDTH = 2400
/** Of an SVG that is packed. */
const MOST_BYTES = 100 * 1024 ** 2

// The library that draws cannot be interrupted, only its process. The limit is kept here, so that it also holds when the
// process that started this one has ended.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(process.argv[2])).unref()

const bytes = await buffer(process.stdin)
const isPacked = bytes.readUInt16BE() === 0x1f8b
const text = (isPacked ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes).toString(
  'latin1',
)
// The library that draws loads no font of the file: it would take another one.
if (/@font-face\s*\{[^}]*\burl\(\s*["']?data:/i.test(text) && /<text[\s>]/.test(text))
  process.exit(Number(process.argv[3]))

const picture = sharp(bytes, {
  density: DENSITY,
  limitInputPixels: LIMITS.imagePixels,
})
const { width } = await picture.metadata()
const fitted = width > WIDTH ? picture.resize({ width: WIDTH }) : picture
process.stdout.write(await fitted.png().toBuffer())
