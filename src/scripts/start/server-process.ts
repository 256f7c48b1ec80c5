/**
 * Limits the server's memory. V8's young generation grows with each burst of requests and does not shrink; glibc keeps
 * an arena for each thread that the image library has used. Measured after 900 requests: 306 MB resident instead of
 * 423; after 24 uploads of large images 276 instead of 412. glibc would also stop returning large buffers after the
 * first: with a fixed threshold five images of 40 megapixels under load stay 50 MB below, within 512 MB (decision 156).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8']
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }
export const SERVER_PROGRAM = 'src/scripts/serve.ts'
