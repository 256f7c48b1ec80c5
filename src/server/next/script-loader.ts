/**
 * Runs in the browser, in prerendered pages: starts the scripts that `deferScripts` (next-internals.ts) defers, at the
 * first interaction or when the browser is idle after loading, at most a second later. Sent as text: it must not
 * reference anything in this module's scope.
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
  const startWhenIdle = () => {
    // Safari has no idle callback. Chromium never calls one on some pages that draw nothing after their first frame.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 })
    else setTimeout(start)
  }
  // The first frame is painted by then.
  addEventListener('load', () => requestAnimationFrame(startWhenIdle))
}

export const scriptLoader = `(${loadScripts.toString()})()`
