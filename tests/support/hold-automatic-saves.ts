import type { BrowserContext } from 'playwright'
import { TIMES } from '#src/contract/limits.ts'

/** Keeps the editor from saving by itself, which a slow machine would do in the middle of any test. */
export const holdAutomaticSaves = (context: BrowserContext) =>
  context.addInitScript((pause) => {
    const start = window.setTimeout.bind(window)
    const isEditor = () => /^\/cms\/blog\/(new|edit)/.test(location.pathname)
    const held = (handler: TimerHandler, after?: number, ...rest: unknown[]) =>
      after === pause && isEditor() ? 0 : start(handler, after, ...rest)
    Object.assign(window, { setTimeout: held })
  }, TIMES.automaticSave)
