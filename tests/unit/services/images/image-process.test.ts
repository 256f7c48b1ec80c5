import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startConfined, startImageProcess } from '#src/services/images/image-process.ts'
import type { ImageProcess } from '#src/services/images/image-process.ts'
import { animation, pdf, imageFile } from '#tests/support/sample-files.ts'
import { listen } from '#src/server/process/listen.ts'

const LIMITS = { limitMs: 20_000, limitBytes: 1024 ** 3 }
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="1"/></svg>'
const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })

let programs: Record<'images' | 'drawings', ImageProcess>
beforeAll(() => {
  programs = { images: startImageProcess('images'), drawings: startImageProcess('drawings') }
})
afterAll(() => {
  for (const program of Object.values(programs)) program.end()
})

describe('the image program', () => {
  /** Whether this system can give a process a network of its own. */
  const canIsolate = () => {
    try {
      execFileSync('unshare', ['--user', '--map-current-user', '--net', 'true'], {
        stdio: 'ignore',
      })
      return true
    } catch {
      return false
    }
  }

  it('has no settings of the server, no files, no network and no other programs', async () => {
    const server = createServer()
    const { port } = await listen(server, { port: 0, host: '127.0.0.1' })
    const file = path.join(tmpdir(), `folio-confined-${process.pid}`)
    const program = path.resolve('tests/fixtures/images/confined-program.ts')
    const child = startConfined([program, file, String(port), path.resolve('.env.example')])
    const found = JSON.parse((await buffer(child.stdout)).toString()) as object
    server.close()
    expect(found).toEqual({
      write: 'ERR_ACCESS_DENIED',
      read: 'ERR_ACCESS_DENIED',
      program: 'ERR_ACCESS_DENIED',
      thread: 'ERR_ACCESS_DENIED',
      connected: expect.toSatisfy((code) => code !== 'done' || !canIsolate()),
      env: ['MALLOC_MMAP_THRESHOLD_', 'MALLOC_ARENA_MAX'],
    })
    expect(existsSync(file)).toBe(false)
  })

  it('can write no file in native code either, and is killed first when memory runs out', () => {
    const { pid } = programs.images
    const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'latin1')
    expect(read('limits')).toMatch(/^Max file size\s+0\s+0 /m)
    expect(read('oom_score_adj').trim()).toBe('1000')
  })
})

describe('loaders', () => {
  const SAMPLES: [string, () => Promise<Buffer> | Buffer, string[]][] = [
    ['JPEG', () => imageFile('jpeg'), ['images']],
    ['PNG', () => imageFile('png'), ['images']],
    ['WebP', () => imageFile('webp'), ['images']],
    ['AVIF', () => imageFile('avif'), ['images']],
    ['GIF', animation, ['images']],
    ['SVG', () => Buffer.from(SVG), ['drawings']],
    ['SVGZ', () => gzipSync(SVG), ['drawings']],
    ['TIFF', () => grey(4, 2).tiff().toBuffer(), []],
    ['libvips', () => Buffer.from('b6a6f208'.padEnd(256, '0'), 'hex'), []],
    ['PDF', () => pdf(), []],
    ['PPM', () => Buffer.from('P3\n1 1\n255\n1 2 3\n'), []],
    ['matrix', () => Buffer.from('2 2\n1 2\n3 4\n'), []],
    ['CSV', () => Buffer.from('1,2\n3,4\n'), []],
    ['Radiance', () => Buffer.from('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n0000'), []],
    ['JPEG 2000', () => Buffer.from('0000000c6a5020200d0a870a', 'hex'), []],
    ['JPEG XL', () => Buffer.from('ff0a000000', 'hex'), []],
    [
      'BMP',
      () => Buffer.from('424d3a0000000000000036000000280000000100000001000000010018', 'hex'),
      [],
    ],
    ['FITS', () => Buffer.from('SIMPLE  =                    T'.padEnd(2880)), []],
  ]
  it.each(SAMPLES)('%s is decoded by the right process only', async (_, sample, wanted) => {
    const bytes = await sample()
    const works = async (program: ImageProcess) => {
      const head = { job: 'readHeader', options: {} }
      const reply = await program.ask({ head, blobs: [bytes], ...LIMITS })
      return 'value' in (reply.head as object)
    }
    const decoding: string[] = []
    for (const [kind, program] of Object.entries(programs))
      decoding.push(...((await works(program)) ? [kind] : []))
    expect(decoding).toEqual(wanted)
  })
})
