CYPHER 25
// `text` through the cjk analyser: bigrams, which find a Korean word inside a longer one.
// `lexical` through the whitespace analyser: the morphemes and stems we computed, one-syllable nouns too.
// `space_token` is in every index, so that a required token keeps a search inside its space.
CREATE FULLTEXT INDEX passage_text IF NOT EXISTS FOR (n:Passage) ON EACH [n.text, n.space_token]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'cjk', `fulltext.eventually_consistent`: false}};
CREATE FULLTEXT INDEX passage_lexical IF NOT EXISTS FOR (n:Passage) ON EACH [n.lexical, n.window_lexical, n.space_token]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'whitespace', `fulltext.eventually_consistent`: false}};
CREATE FULLTEXT INDEX statement_text IF NOT EXISTS FOR (n:Statement) ON EACH [n.text, n.space_token]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'cjk', `fulltext.eventually_consistent`: false}};
CREATE FULLTEXT INDEX statement_lexical IF NOT EXISTS FOR (n:Statement) ON EACH [n.lexical, n.type_token, n.space_token]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'whitespace', `fulltext.eventually_consistent`: false}};
CREATE FULLTEXT INDEX entity_lexical IF NOT EXISTS FOR (n:Person|Concept) ON EACH [n.lexical, n.space_token]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'whitespace', `fulltext.eventually_consistent`: false}}
