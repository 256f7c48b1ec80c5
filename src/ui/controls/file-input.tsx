import type { ComponentProps } from 'react'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  'aria-label': string
  onFiles: (files: File[]) => void
}

/** A hidden file input, which a button opens with `ref.current?.click()`. */
export const FileInput = ({ onFiles, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    hidden
    onChange={({ target }) => {
      const files = [...(target.files ?? [])]
      // Allows choosing the same file again after a failure.
      target.value = ''
      if (files.length > 0) onFiles(files)
    }}
  />
)
