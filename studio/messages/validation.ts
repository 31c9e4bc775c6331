import { defineLocaleResourceBundle } from 'sanity'

/** What the Studio says of its own rules, so that it tells a marketer what to do. */
export const validationMessages = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'validation',
  resources: {
    'generic.required': 'Fill this in.',
    'generic.required_context': 'Fill this in.',
    'array.exact-length': 'Have exactly {{wantedLength}} of these.',
    'array.item-duplicate': 'This one is in the list twice: remove one.',
    'array.maximum-length': 'At most {{maxLength}}: remove some.',
    'array.minimum-length': 'At least {{minLength}}: add one.',
    'number.maximum': 'At most {{maxNumber}}.',
    'number.minimum': 'At least {{minNumber}}.',
    'number.greater-than': 'More than {{threshold}}.',
    'number.less-than': 'Less than {{threshold}}.',
    'number.non-integer': 'A whole number.',
    'object.asset-required': 'Choose or upload a file.',
    'object.reference-not-published': 'Publish the document that this leads to first.',
    'slug.missing-current': 'Give it an address: press Generate, or write one.',
    'slug.not-unique': 'Another document of this language has this address: change one of the two.',
    'string.email': 'Write an e-mail address, such as name@company.example.',
    'string.maximum-length': 'At most {{maxLength}} characters: shorten it.',
    'string.minimum-length': 'At least {{minLength}} characters: write a little more.',
  },
})
