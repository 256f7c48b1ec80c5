import { LIMITS } from '#src/contract/limits.ts'

/** Why files cannot be imported, said by browser and server alike. */
export const importMessages = {
  tooLarge: 'These files are larger than 200 MB together. Use npm run import for larger ones.',
  tooManyFiles: `These are more than ${LIMITS.importFiles.toLocaleString('en')} files. Use npm run import for more.`,
  badName: 'The name of a file cannot be stored, or two files have the same one.',
  empty: 'There is no file to import.',
} as const
