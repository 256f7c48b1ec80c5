import type { DefaultCellComponentProps, TextFieldClient } from 'payload'

/** Tags as text; Payload shows a list of texts as JSON. */
export const TagListCell = ({ cellData }: DefaultCellComponentProps<TextFieldClient, string[]>) =>
  Array.isArray(cellData) ? <span>{cellData.join(', ')}</span> : null
