export const TEASER_GRID_CLASSES = 'grid gap-6 sm:grid-cols-2 xl:grid-cols-3'
