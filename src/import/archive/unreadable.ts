import { ServiceError } from '#src/contract/errors.ts'

/** A file that cannot be imported at all: "export.xml is not well-formed (line 4)." */
export const unreadable = (file: string, problem: string, cause?: unknown): ServiceError =>
  new ServiceError('invalid', `${file} ${problem}.`, { cause })
