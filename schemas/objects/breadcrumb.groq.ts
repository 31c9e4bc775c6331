/**
 * What a document is called on the way to it. Empty: the last part of its address, in words. That goes for English alone: in an address
 * other languages lose their accents and their grammar, and some addresses stay English; there it is the document's name.
 */
export const breadcrumbFragment = /* groq */ `coalesce(breadcrumb, select(language != "en-UK" => title), "")`
