/** The column of a field, as Payload names it: `readTime` is in `read_time`. */
export const columnName = (field: string) =>
  field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
