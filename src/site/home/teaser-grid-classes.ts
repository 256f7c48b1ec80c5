export const TEASER_GRID_CLASSES = 'grid grid-cols-1 gap-6 sm:grid-cols-2 xl:grid-cols-3'
