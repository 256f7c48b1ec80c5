/** The database column of a field, by Payload's naming: `readTime` is `read_time`. */
export const columnName = (field: string) =>
  field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
