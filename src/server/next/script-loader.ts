/**
 * Runs in the browser, in prerendered pages: starts the scripts that `deferScripts` (next-internals.ts) defers, at the
 * first interaction or when the browser is idle after loading. Sent as text: it must not reference anything in this
 * module's scope.
 */
function loadScripts(): void {
  const signs = ['pointerdown', 'keydown', 'focusin', 'scroll']
  const start = () => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', start, { once: true })
      return
    }
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const held of document.querySelectorAll('script[type=deferred]')) {
      const script = document.createElement('script')
      script.async = true
      // As it is written: Next looks its files up by that.
      script.setAttribute('src', held.getAttribute('src') ?? '')
      held.replaceWith(script)
    }
  }
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  // Safari has no idle callback.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  // The first frame is painted by then.
  addEventListener('load', () => requestAnimationFrame(() => whenIdle(start)))
}

export const scriptLoader = `(${loadScripts.toString()})()`
