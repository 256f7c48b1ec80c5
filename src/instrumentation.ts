import type { Instrumentation } from 'next'

/** Next calls this for each error in a page. Next also compiles it for its edge runtime, which has no Node modules. */
export const onRequestError: Instrumentation.onRequestError = async (error, request) => {
  // oxlint-disable-next-line project/env-in-one-place -- a constant of the compiler, not a setting
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { reportRenderError } = await import('#src/services/platform/render-errors.ts')
  reportRenderError(error, request)
}
