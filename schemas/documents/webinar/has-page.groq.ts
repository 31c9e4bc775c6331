/** The English webinar decides for all languages whether there is a recording. */
const isRecorded = /* groq */ `select(
    language == "en-UK" => defined(recording.file.asset),
    count(*[_type == "translation.metadata" && references(^._id)]
      .translations[language == "en-UK" && defined(value->recording.file.asset)]) > 0
  )`

/**
 * In a filter of documents with slugs: a webinar has a page only with a recording. `select` keeps the search for an
 * English webinar to webinars, where groq-js would evaluate both sides of `||` for every document.
 */
export const hasPage = /* groq */ `defined(slug.current) && select(_type == "webinar" => ${isRecorded}, true)`
