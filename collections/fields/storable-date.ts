import { DATE_OUT_OF_RANGE, isStorableDate } from '#src/contract/text-schemas.ts'

/** `validate` of a date field that may be empty. */
export const storableDate = (value: unknown) =>
  !value || isStorableDate(dateText(value)) || DATE_OUT_OF_RANGE

const dateText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
