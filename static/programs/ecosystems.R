# Requests to the APIs of ecosyste.ms, with R 4.1 or later and install.packages("httr2").
library(httr2)

# Your program's name and your email address.
agent <- "my-app/1.0 (you@example.com)"

# Who may be sent your email address: our services, and programs on this computer, such as the mock server.
service <- "^(https://[a-z.]+[.]ecosyste[.]ms|https?://(localhost|127[.]0[.]0[.]1)(:[0-9]+)?)/"

# Returns what a URL returns, from JSON. The arguments after the URL are its query parameters.
get_json <- function(.url, ...) {
  read_json(send_request(.url, ...))
}

# Returns the items of a list, from all of its pages or until there are `.max` of them.
get_pages <- function(.url, ..., .max = Inf) {
  response <- send_request(.url, ...)
  items <- read_list(response)
  seen <- c()
  while (length(items) < .max && !is.null(link <- resp_link_url(response, "next"))) {
    seen <- c(seen, response$url)
    .url <- on_same_host(link, .url)
    if (.url %in% seen || length(seen) == 10000) {
      stop("Stopped, because the list repeats or has no end: ", .url)
    }
    response <- send_request(.url)
    items <- c(items, read_list(response))
  }
  head(items, .max)
}

# Sends a request. Waits and retries if that can help.
send_request <- function(.url, ...) {
  .url <- req_url_query(request(.url), ...)$url
  for (attempt in 1:10) {
    if (!grepl(service, .url)) stop("Not requested, because it's no service of ecosyste.ms: ", .url)
    response <- request(.url) |>
      req_user_agent(agent) |>
      req_timeout(60) |>
      req_options(followlocation = FALSE) |>
      req_error(is_error = \(response) FALSE) |>
      req_perform() |>
      tryCatch(error = no_json(.url))
    status <- resp_status(response)
    if (status == 200) return(response)
    if (resp_header_exists(response, "location")) {
      .url <- on_same_host(resp_header(response, "location"), .url)
    } else if (status == 429) {
      Sys.sleep(seconds_from(response))
    } else if (status %in% 502:504) {
      Sys.sleep(min(2^attempt, 60))
    } else {
      stop(status, " from ", .url, ": ", encodeString(substr(resp_body_string(response), 1, 300)))
    }
  }
  stop("No result from ", .url, " after 10 attempts. Try again later.")
}

read_json <- function(response) {
  tryCatch(resp_body_json(response), error = no_json(response$url))
}

read_list <- function(response) {
  items <- read_json(response)
  if (!is.list(items) || !is.null(names(items))) stop("Stopped, because it's no list: ", response$url, call. = FALSE)
  items
}

# Returns what stops a program with a message, for an error of a request.
no_json <- function(url) {
  \(error) stop("No JSON from ", url, ": ", encodeString(rlang::cnd_message(error)), call. = FALSE)
}

# Seconds to wait, from seconds or a Unix time, at most an hour. A random part keeps clients from retrying together.
seconds_from <- function(response) {
  text <- c(resp_header(response, "retry-after"), resp_header(response, "x-ratelimit-reset"), "60")[1]
  seconds <- if (grepl("^[0-9]{1,10}$", text)) as.numeric(text) else 60
  if (seconds > 86400) seconds <- seconds - as.numeric(Sys.time())
  min(max(seconds, 1), 3600) * runif(1, 1, 1.1)
}

# Returns where a response leads. Some services link to http://, so keep the scheme.
on_same_host <- function(target, url) {
  host <- sub("^https?:(//[^/]+/).*", "\\1", url)
  rest <- sub("^https?:", "", target)
  if (!startsWith(rest, host)) stop("Not followed, because it isn't on ", host, ": ", encodeString(target))
  paste0(sub("//.*", "", url), rest)
}
