import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { LIMITS } from '#src/contract/limits.ts'

/** Dots per inch: twice those at which a picture has its own size. */
const DENSITY = 144
const WIDTH = 2400

// The library that draws cannot be interrupted, only its process. The limit is kept here, so that it also holds when the
// process that started this one has ended.
setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(process.argv[2])).unref()

const picture = sharp(await buffer(process.stdin), {
  density: DENSITY,
  limitInputPixels: LIMITS.imagePixels,
})
const { width } = await picture.metadata()
const fitted = width > WIDTH ? picture.resize({ width: WIDTH }) : picture
process.stdout.write(await fitted.png().toBuffer())
