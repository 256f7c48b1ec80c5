import type { DefaultCellComponentProps, TextFieldClient } from 'payload'

type TextCellProps = DefaultCellComponentProps<TextFieldClient, string | string[] | null>

/** A text, or several, as they are: Payload shows a list as JSON, and an empty text as "<No …>". */
export const TextCell = ({ cellData }: TextCellProps) =>
  cellData && <span>{[cellData].flat().join(', ')}</span>
