export const errorMessage = (error: unknown, otherwise = String(error)): string =>
  error instanceof Error ? error.message : otherwise
