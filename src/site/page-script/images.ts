/**
 * Images of unknown size, from another site or no longer in the library, keep a 16:9 box until they are loaded. An image that
 * fails to load shows the fallback in this box, so that the layout does not shift.
 */
export function replaceBrokenImages(): void {
  const imageOf = ({ target }: Event) =>
    target instanceof HTMLImageElement && target.dataset['fallback'] !== undefined ? target : null
  addEventListener(
    'error',
    (event) => {
      const image = imageOf(event)
      const fallback = image?.dataset['fallback']
      if (!image || fallback === undefined) return
      delete image.dataset['fallback']
      image.classList.remove('calm-picture')
      image.src = fallback
    },
    true,
  )
  addEventListener(
    'load',
    (event) => {
      const image = imageOf(event)
      if (image?.dataset['fit'] === 'natural') image.classList.replace('w-full', 'max-w-full')
    },
    true,
  )
}
