import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

type Rule = (...given: Parameters<TextFieldSingleValidation>) => true | string

/** `validate` of a text field with a rule of its own: Payload would leave out its rules for `required` and `maxLength`. */
export const textRule =
  (rule: Rule): TextFieldSingleValidation =>
  async (value, options) => {
    // A request can hold any JSON.
    if (typeof (value ?? '') !== 'string') return 'Enter a text'
    const valid = await text(value, options)
    return valid === true ? rule(value, options) : valid
  }
