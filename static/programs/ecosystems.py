"""Requests to the APIs of ecosyste.ms, with Python 3.11 or later and nothing to install."""
import http.client
import json
import random
import re
import time
import urllib.error
import urllib.request
from urllib.parse import quote, unquote, urlencode

# Your program's name and your email address.
USER_AGENT = "my-app/1.0 (you@example.com)"

ATTEMPTS = 10
# Who may be sent your email address: our services, and programs on this computer, such as the mock server.
SERVICE = re.compile(r"https://[a-z.]+\.ecosyste\.ms/|https?://(localhost|127\.0\.0\.1)(:[0-9]+)?/")

# Our name of an ecosystem, where the type of its package URLs is another.
ECOSYSTEMS = {
    "gem": "rubygems", "golang": "go", "composer": "packagist", "githubactions": "actions",
    "swift": "swiftpm", "brew": "homebrew", "nix": "nixpkgs", "melpa": "elpa",
}

class ApiError(SystemExit):
    """Ends the program with a message, unless the program catches it."""

def get(url, /, **params):
    """Return what a URL returns, from JSON."""
    return _send(_with_query(url, params))[0]

def page(url, /, **params):
    """Return the items of one page and the URL of the next, if there is one."""
    items, url, headers = _send(_with_query(url, params))
    link = re.search(r'<([^>]+)>;\s*rel="next"', headers.get("Link", ""))
    return items, link and _on_same_host(link[1], url)

def pages(url, /, **params):
    """Yield every item of a list, page after page."""
    url = _with_query(url, params)
    while url:
        items, url = page(url)
        yield from items

def post(url, /, **body):
    """Send a JSON body to an operation that only reads, such as the bulk lookup."""
    return _send(url, body)[0]

def run_job(api, /, minutes=10, **params):
    """Create a job, poll until it ends, and return its results."""
    # A second POST would create a second job, so only a 429 is retried.
    job, url, _ = _send(_with_query(f"{api}/jobs", params), {}, retry=(429,))
    end, pause = time.monotonic() + minutes * 60, 1
    while job["status"] != "complete":
        if job["status"] == "error":
            raise ApiError(f"{url} failed: {job['results']!r}")
        if time.monotonic() > end:
            raise ApiError(f"{url} is still {job['status']!r}: read it later")
        time.sleep(pause)
        pause = min(pause * 1.5, 15)
        job = get(url)
    return job["results"]

def read_purl(purl):
    """Return a package URL without its version, and its ecosystem, name and version."""
    kind, _, rest = purl.split("?")[0].split("#")[0].partition(":")[2].partition("/")
    kind = kind.lower()
    path, at, version = rest.rpartition("@")
    if not at or path[-1:] in ("", "/"):  # no version: this is the @ of a scope
        path, version = rest, ""
    parts = unquote(path).split("/")
    name = ":".join(parts) if kind == "maven" else "/".join(parts)
    if kind == "docker" and "/" not in name:
        name = f"library/{name}"
    plain = f"pkg:{kind}/{'/'.join(quote(part, safe='') for part in parts)}"
    return plain, ECOSYSTEMS.get(kind, kind), name, unquote(version)

def package_key(ecosystem, name):
    """Return what to match records by, because a record can spell the package URL in another way."""
    return f"{ecosystem}|{name.lower().replace('_', '-')}"

def _send(url, body=None, retry=(429, 502, 503, 504)):
    """Return the JSON of a response, its URL and its headers. Waits and retries if that can help."""
    data = None if body is None else json.dumps(body).encode()
    if not SERVICE.match(url):
        raise ApiError(f"Not requested, because it's no service of ecosyste.ms: {url!r}")
    for attempt in range(ATTEMPTS):
        request = urllib.request.Request(url, data, {"Content-Type": "application/json"} if data else {})
        try:
            with _opener.open(request, timeout=60) as response:
                result = json.load(response)
                if response.status != 202:
                    return result, response.url, response.headers
                # Being synced: read the record, because the lookup would queue another sync.
                url = _on_same_host(result["repository_url"] if "/lookup" in response.url else response.url, url)
                status, problem, headers = 202, "still being synced, try again tomorrow", response.headers
        except urllib.error.HTTPError as error:
            status, problem, headers = error.code, repr(error.read(300).decode(errors="replace")), error.headers
        except (OSError, ValueError, LookupError, TypeError, http.client.HTTPException) as error:
            raise ApiError(f"No JSON from {url}: {error}. Check the URL, and your connection or proxy.") from None
        if status not in (202, *retry) or attempt == ATTEMPTS - 1:
            raise ApiError(f"{status} from {url}: {problem}")
        time.sleep(_seconds(headers) if status < 500 else min(2**attempt, 60))

def _seconds(headers):
    """Read how long to wait: seconds or a Unix time, at most an hour. A random part keeps clients from retrying together."""
    text = headers.get("Retry-After") or headers.get("X-RateLimit-Reset") or ""
    seconds = int(text) if re.fullmatch("[0-9]{1,10}", text) else 60
    if seconds > 86400:
        seconds -= time.time()
    return min(max(seconds, 1), 3600) * random.uniform(1, 1.1)

def _with_query(url, params):
    query = urlencode(params, doseq=True)
    return f"{url}{'&' if '?' in url else '?'}{query}" if query else url

def _on_same_host(target, url):
    """Return where a response leads. Some services link to http://, so keep the scheme."""
    scheme, host = re.match("(https?:)(//[^/]+/)", url).groups()
    rest = re.sub("^https?:", "", target)
    if not rest.startswith(host):
        raise ApiError(f"Not followed, because it isn't on {host}: {target!r}")
    return scheme + rest

class _Redirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, request, response, code, message, headers, target):
        target = _on_same_host(target, request.full_url)
        return super().redirect_request(request, response, code, message, headers, target)

_opener = urllib.request.build_opener(_Redirects)
_opener.addheaders = [("User-Agent", USER_AGENT)]
