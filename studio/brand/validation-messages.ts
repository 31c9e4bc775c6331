import { defineLocaleResourceBundle } from 'sanity'

/** Validation messages of Sanity's built-in rules, reworded so that they tell a marketer what to do. */
export const validationMessages = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'validation',
  resources: {
    'generic.required': 'This field is required.',
    'generic.required_context': 'This field is required.',
    'array.exact-length': 'Add or remove items: exactly {{wantedLength}} needed.',
    'array.item-duplicate': 'This item is in the list twice. Remove one.',
    'array.maximum-length': 'Remove items: no more than {{maxLength}} allowed.',
    'array.minimum-length': 'Add items: at least {{minLength}} needed.',
    'number.maximum': 'Enter {{maxNumber}} or less.',
    'number.minimum': 'Enter {{minNumber}} or more.',
    'number.greater-than': 'Enter more than {{threshold}}.',
    'number.less-than': 'Enter less than {{threshold}}.',
    'number.non-integer': 'Enter a whole number.',
    'object.asset-required': 'Select or upload a file.',
    'object.reference-not-published': 'Publish the linked document first.',
    'slug.missing-current': 'Enter a URL, or select Generate.',
    'slug.not-unique': 'Another document in this language already has this URL. Change one of them.',
    'string.email': 'Enter an email address such as name@company.example.',
    'string.maximum-length': 'Use no more than {{maxLength}} characters.',
    'string.minimum-length': 'Use at least {{minLength}} characters.',
  },
})
