import type { Instrumentation } from 'next'

/** Next calls this for whatever a page throws. It compiles it for its edge runtime too, which has no Node modules. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  // eslint-disable-next-line house/env-in-one-place -- a constant of the compiler, not a setting
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportPageFailure } = await import('#src/services/page-failures.ts')
  reportPageFailure(error, request)
}
