# Requests to the APIs of ecosyste.ms, with Ruby 2.7 or later and nothing to install.
require "json"
require "net/http"
require "timeout"

# Your program's name and your email address.
USER_AGENT = "my-app/1.0 (you@example.com)".freeze

ATTEMPTS = 10
SECONDS = 120 # for one request, from the connection to the last byte
MAX_PAGES = 10_000
# Who may be sent your email address: our services, and programs on this computer, such as the mock server.
SERVICE = %r{\A(https://[a-z.]+\.ecosyste\.ms|https?://(localhost|127\.0\.0\.1)(:\d+)?)/}.freeze

# Returns what a URL returns, from JSON.
def get(url, **params)
  request(with_query(url, params)).first
end

# Yields every item of a list, page after page.
def pages(url, **params, &block)
  return enum_for(:pages, url, **params) unless block

  url = with_query(url, params)
  seen = {}
  while url
    abort "Stopped, because the list repeats or has no end: #{url}" if seen[url] || seen.size == MAX_PAGES

    seen[url] = true
    items, response = request(url)
    abort "Stopped, because it's no list: #{url}" unless items.is_a?(Array)

    items.each(&block)
    link = response["link"].to_s[/<([^>]+)>;\s*rel="next"/, 1]
    url = link && on_same_host(link, url)
  end
end

# Sends a request and returns its JSON and the response. Waits and retries if that can help.
def request(url)
  ATTEMPTS.times do |attempt|
    abort "Not requested, because it's no service of ecosyste.ms: #{url.inspect}" unless url.match?(SERVICE)
    response, value = read(url)
    status = response.code.to_i
    return value, response if status == 200

    if response["location"] then url = on_same_host(response["location"], url)
    elsif status == 429 then sleep(seconds_from(response))
    elsif (502..504).cover?(status) then sleep([2**attempt, 60].min)
    else abort "#{status} from #{url}: #{response.body.to_s[0, 300].inspect}"
    end
  end
  abort "No result from #{url} after #{ATTEMPTS} attempts. Try again later."
end

# Reads a response to its end, and its JSON if it has the status 200.
def read(url)
  uri = URI(url)
  response = Timeout.timeout(SECONDS) do
    Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|
      http.get(uri.request_uri, "User-Agent" => USER_AGENT)
    end
  end
  [response, response.code == "200" ? JSON.parse(response.body) : nil]
rescue StandardError => e
  abort "No JSON from #{url}: #{e.message.inspect}"
end

# Seconds to wait, from seconds or a Unix time, at most an hour. A random part keeps clients from retrying together.
def seconds_from(response)
  text = response["retry-after"] || response["x-ratelimit-reset"] || ""
  seconds = text.match?(/\A\d{1,10}\z/) ? text.to_i : 60
  seconds -= Time.now.to_f if seconds > 86_400
  seconds.clamp(1, 3600) * rand(1.0..1.1)
end

def with_query(url, params)
  params.empty? ? url : "#{url}#{url.include?("?") ? "&" : "?"}#{URI.encode_www_form(params)}"
end

# Returns where a response leads. Some services link to http://, so keep the scheme.
def on_same_host(target, url)
  scheme, host = url.match(%r{\A(https?:)(//[^/]+/)}).captures
  rest = target.sub(/\Ahttps?:/, "")
  abort "Not followed, because it isn't on #{host}: #{target.inspect}" unless rest.start_with?(host)
  scheme + rest
end
